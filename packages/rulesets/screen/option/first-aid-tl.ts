import { flag, int, option, replace, rule } from '@umpire/engine'
import { firstAid } from '@umpire/gurps/rooms'
import { firstAidAt, firstAidTable } from '../first-aid/table.ts'

/** The one line of the other book is that of its own time. */
const LITE_TL = 6

export const optionFirstAidTl = rule(
  {
    id: 'screen.option.first-aid-tl',
    title: 'Option, first aid by tech level',
    lines: '337-349',
    given: { option_on: flag(), tl: int({ min: 0, max: 16 }) },
  },
  ({ option_on, tl }, why) => {
    const practice = firstAidAt(option_on ? tl : LITE_TL, why)
    if (practice === null) return { allowed: false, restores: 'none', minutes: 0 }
    const { minutes, adds } = practice
    return { allowed: true, restores: adds === 0 ? '1d' : `1d${adds}`, minutes }
  },
)

export const firstAidTl = option({
  key: 'first-aid-tl',
  title: 'First aid by tech level',
  says: 'Time and dice of First Aid follow the tech level of the healer.',
  replaces: [
    replace(firstAid, (x, why, base) => {
      if (x.tl === null) return base(x, why)
      const { allowed, minutes, restored, bandage_allowed } = firstAidTable({ ...x, tl: x.tl }, why)
      return { allowed, minutes, restored, bandage_allowed }
    }),
  ],
})
