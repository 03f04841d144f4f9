import { flag, int, option, replace, rule, text } from '@umpire/engine'
import { falling } from '@umpire/gurps/rooms'
import { armorKind, fallingArmor, fallingDamage } from '../falling/falling.ts'

export const optionFallingArmor = rule(
  {
    id: 'screen.option.falling-armor',
    title: 'Option, armor in falls by kind',
    lines: '357',
    given: { option_on: flag(), armor: text(60), armor_dr: int({ min: 0, max: 10_000 }) },
  },
  ({ option_on, armor, armor_dr }, why) => {
    if (option_on) return fallingArmor({ armor: armorKind(armor), armor_dr }, why)
    const { effective_dr } = falling({ yards: 0, landing: 'hard', armor: '', armor_dr, toughness_dr: 0 }, why)
    return { effective_dr }
  },
)

export const fallingArmorOption = option({
  key: 'falling-armor',
  title: 'Armor in falls by kind',
  says: 'Soft armor counts in full in a fall, hard armor less, and water is soft for those who dive into it well.',
  replaces: [
    // Where neither armor nor water matters, it is the fall as it always was; the finer rule itself asks for that.
    replace(falling, (x, why, base) =>
      x.armor_dr === 0 && x.landing !== 'water'
        ? base(x, why)
        : fallingDamage({ ...x, armor: armorKind(x.armor) }, why),
    ),
  ],
})
