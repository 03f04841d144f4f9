/** Sets up a fight of GURPS, or the story. */
import { setUpBy } from '../../common/setup/encounter-set-up.tsx'
import { useOdds } from '../odds/use-odds.ts'
import { EXAMPLE } from './example.ts'

export default setUpBy({
  example: EXAMPLE,
  signs: '. open, # wall, : bushes, + low wall, = trench, ~ mud, * rubble',
  pages: () => import('../simulate/encounter.tsx'),
  useCheck: (file, chosen) => useOdds('check', file === null ? null : { kind: 'check', file, chosen }),
  useGround: ask => useOdds('ground', ask === null ? null : { kind: 'ground', ...ask }),
})
