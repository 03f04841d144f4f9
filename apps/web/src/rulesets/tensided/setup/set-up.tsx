/** Sets up a fight of G&G. */
import { setUpBy } from '../../common/setup/encounter-set-up.tsx'
import { useOdds } from '../odds/use-odds.ts'
import { EXAMPLE } from './example.ts'

export default setUpBy({
  example: EXAMPLE,
  signs: '. open, # wall, O something to see over, % a curtain, ~ slow, & very slow',
  pages: () => import('../simulate/encounter.tsx'),
  useCheck: (file, chosen) => useOdds('check', file === null ? null : { kind: 'check', file, chosen }),
  useGround: ask => useOdds('ground', ask === null ? null : { kind: 'ground', ...ask }),
})
