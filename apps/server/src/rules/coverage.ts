/** How far each area of each system is: built and tested, left to the game master, open; and what fires in play. */
import { z } from 'zod'
import type { ListedRule } from '../work/tasks.ts'

const count = z.int()

export const coverageDocument = z.array(
  z.object({
    system: z.string(),
    area: z.string(),
    built: count,
    gm: count,
    open: count,
    /** Rules of the area that fired in recorded or simulated games. */
    fires: count,
  }),
)

/** Areas in the order of the inventories. */
export function coverageOf(rules: readonly ListedRule[]): z.infer<typeof coverageDocument> {
  const areas = Map.groupBy(rules, ({ covered: { system, area } }) => `${system}.${area}`)
  return Array.from(areas.values(), of => {
    const standing = (status: string): number => of.filter(({ covered }) => covered.status === status).length
    return {
      system: of[0]?.covered.system ?? '',
      area: of[0]?.covered.area ?? '',
      built: standing('built'),
      gm: standing('gm'),
      open: standing('open'),
      fires: of.filter(({ covered }) => covered.fires).length,
    }
  })
}
