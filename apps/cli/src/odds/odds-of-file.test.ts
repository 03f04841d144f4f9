import { testRefused } from '../../test/refused.ts'
import { folderOf, umpire } from '../../test/umpire.ts'

const { file } = folderOf('odds-of-file')
const traveller = file('ada.json', (await umpire(['new', 'traveller', '--seed', 'a', '--json'])).out)

testRefused({
  'a system that has no odds of skills': [
    ['odds', traveller, '--skill', 'Pilot'],
    'ada.json: expected a system that has odds of skills, got traveller',
  ],
})
