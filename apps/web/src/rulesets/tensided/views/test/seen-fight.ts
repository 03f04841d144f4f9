/** Fights made by hand, as a seat sees them. */
import { show, type Viewer } from '@umpire/engine'
import type { fightOf } from '@umpire/tensided/people'
import { fightSight } from '@umpire/tensided/views'
import { type FightView, readFight } from '../fight-view.ts'

const MASTER: Viewer = { role: 'gm', actors: [] }

export const seenFight = (fight: ReturnType<typeof fightOf>, seat = MASTER): FightView =>
  readFight(show(fight, fightSight, seat))
