/** The roll that everything hangs on, its margin, and what counts as a critical. */
import { int, nullable, optional, rolled, rule } from '@umpire/engine'
import { criticalsBy } from '../campaign/readings.ts'
import { criticalMargin, diceless } from '../campaign/settings.ts'

/** An attribute, a difficulty or a part of one. */
export const score = int({ min: -100_000, max: 100_000 })

export const margin = rule(
  {
    id: 'tensided.core.margin',
    title: 'Margin of success',
    lines: '54-56',
    given: { final_roll: score, difficulty: score },
  },
  (x, why) => ({
    mos: why.sum('margin of success').add('final roll', x.final_roll).add('difficulty', -x.difficulty).total(),
    success: why.compare('success', x.final_roll, '>=', x.difficulty),
  }),
)

export const roll = rule(
  {
    id: 'tensided.core.roll',
    title: 'The basic roll',
    lines: '22-22',
    given: { d10: rolled('d10'), attribute: score, difficulty: score },
  },
  (x, why) => {
    // Without dice the attribute alone is held against the difficulty (tensided.core.diceless).
    const final = why.sum('final roll').add('attribute', x.attribute)
    if (!diceless(why)) final.add('d10', x.d10)
    const final_roll = final.total()
    return { final_roll, ...margin({ final_roll, difficulty: x.difficulty }, why) }
  },
)

const [LOWEST, HIGHEST] = [1, 10]

export const criticalBotch = rule(
  {
    id: 'tensided.core.critical-botch',
    title: 'Criticals and botches',
    lines: '56-56, 163-163',
    given: {
      mos: score,
      critical_margin: optional(nullable(int({ min: 1, max: 100 }))),
      /** The raw die; none was thrown where it is left out. */
      d10: optional(rolled('1d10')),
    },
  },
  (x, why) => {
    const needed = x.critical_margin === undefined ? criticalMargin(why) : x.critical_margin
    if (needed === null) return { critical: false, botch: false }
    if (criticalsBy(why) === 'natural') {
      if (x.d10 === undefined) return { critical: false, botch: false }
      return {
        critical: why.compare('a natural 10', x.d10, '>=', HIGHEST),
        botch: why.compare('a natural 1', x.d10, '<=', LOWEST),
      }
    }
    return {
      critical: why.compare('critical', x.mos, '>=', needed),
      botch: why.compare('botch', x.mos, '<=', -needed),
    }
  },
)
