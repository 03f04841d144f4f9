import { expect, test } from 'vitest'
import { Openings } from './openings.ts'

/** A browser's history of openings, which goes back when it is told to, as browsers do: later. */
function around() {
  const entries = [0]
  const soon: (() => void)[] = []
  let here = 0
  let coming: number | undefined
  const openings = new Openings({
    depth: () => entries[here] ?? 0,
    push: depth => {
      here++
      entries.splice(here, entries.length, depth)
    },
    go: by => {
      coming = by
    },
    soon: act => soon.push(act),
  })
  const settle = (): void => {
    for (const act of soon.splice(0)) act()
  }
  const arrive = (by: number): void => {
    here += by
    openings.went()
    settle()
  }
  return {
    openings,
    settle,
    back: () => arrive(-1),
    /** What was asked of the browser happens. */
    arrived: () => {
      const by = coming
      coming = undefined
      if (by !== undefined) arrive(by)
    },
    here: () => here,
  }
}

test('Back closes what was opened last, and then leaves', () => {
  const { openings, settle, back, here } = around()
  const closed: string[] = []
  openings.add(() => closed.push('drawer'))
  openings.add(() => closed.push('dialog'))
  settle()
  expect(here()).toBe(2)
  back()
  expect(closed).toEqual(['dialog'])
  back()
  expect(closed).toEqual(['dialog', 'drawer'])
  expect(here()).toBe(0)
})

test('what is closed by hand leaves no entry behind', () => {
  const { openings, settle, arrived, here } = around()
  const shut = openings.add(() => undefined)
  settle()
  shut()
  settle()
  arrived()
  expect(here()).toBe(0)
})

test('what takes the place of another takes its entry', () => {
  const { openings, settle, back, here } = around()
  const closed: string[] = []
  const shut = openings.add(() => closed.push('stage'))
  settle()
  shut()
  openings.add(() => closed.push('log'))
  settle()
  expect(here()).toBe(1)
  back()
  expect(closed).toEqual(['log'])
})

test('what is opened while the browser still goes back stays open', () => {
  const { openings, settle, arrived, here } = around()
  const closed: string[] = []
  const shut = openings.add(() => closed.push('first'))
  settle()
  shut()
  settle()
  openings.add(() => closed.push('second'))
  arrived()
  expect(closed).toEqual([])
  expect(here()).toBe(1)
})
