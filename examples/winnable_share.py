# %% [markdown]
# # How many deals of the Berlinerin can be won?
#
# The book says: in most cases, if every combination is used. This repeats one figure of `docs/figures` on its first
# 200 deals, and lets an agent without any skill play some of them, through the Gymnasium environment. Run it as a
# script, or cell by cell in an editor that knows `# %%`. It needs `pip install kartenbild[gym]`.

# %%
from pathlib import Path

import gymnasium
import numpy as np

import kartenbild as kb
import kartenbild.environments  # registers the environments
from kartenbild.figures.intervals import winnable
from kartenbild.figures.outcomes import read

ROW, DEALS = "berlinerin+never", range(1, 201)

# %% [markdown]
# ## Decide each deal
#
# With a node limit alone every machine finds the same. `won` comes with moves that were replayed, `lost` is proved.

# %%
LETTERS = {"won": "W", "lost": "L", "undecided": "?"}
letters = "".join(LETTERS[kb.solve(kb.deal(f"{ROW}#{number}"), nodes=2_000_000).outcome] for number in DEALS)
won, undecided = letters.count("W"), letters.count("?")
low, high = winnable(won, undecided, len(letters))
print(f"{won} of {len(letters)} deals can be won: between {100 * low:.1f} and {100 * high:.1f} % at 95 %")

# %% [markdown]
# ## The same deals as they are kept

# %%
outcomes = Path(__file__).parent.parent / "docs" / "figures" / "outcomes" / f"{ROW}.txt"
kept = read(outcomes.read_text(encoding="ascii")).letters[: len(DEALS)]
print("the kept outcomes are the same" if kept == letters else "the kept outcomes differ")

# %% [markdown]
# ## An agent without skill
#
# It takes any legal action. The seed is the deal's number, so the agent plays deals whose outcome is known by now.

# %%
table = gymnasium.make(kb.environments.id_of(ROW), max_episode_steps=300)
chance = np.random.default_rng(1)
wins = 0
for number in DEALS[:10]:
    seen, info = table.reset(seed=number)
    done = False
    while not done:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, terminated, truncated, info = table.step(action)
        done = terminated or truncated
        wins += int(reward)
print(f"an agent without skill won {wins} of {len(DEALS[:10])} deals; {letters[:10].count('W')} of them can be won")
