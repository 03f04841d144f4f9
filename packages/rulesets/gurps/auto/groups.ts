import { int, rule } from '@umpire/engine'

/** Automatic fire is resolved in groups of so many rounds. */
export const GROUP = 4

/** Full groups, and what is left over. */
export const groups = rule(
  {
    id: 'gurps.auto.groups',
    title: 'Bursts and groups of four',
    lines: '2212-2216',
    given: { rounds_fired: int({ min: 0, max: 100_000 }) },
    gives: 'groups',
  },
  ({ rounds_fired }): readonly number[] => {
    const each: number[] = []
    for (let left = rounds_fired; left > 0; left -= GROUP) each.push(Math.min(GROUP, left))
    return each
  },
)
