/** DMs on the throw to stand: lines 1143-1147. */
import { table } from '@umpire/engine'

export const MORALE_DMS = table('Morale DMs', {
  'military unit': 1,
  leader: 1,
  'leader with tactics': 1,
  'leader killed': -2,
  'over half fallen': -2,
})
