/** Rules of combat, equipment and load that no fight comes to, and why. For tests of what fires. */
export const NOT_IN_A_FIGHT: { readonly [rule: string]: string } = {
  'traveller.combat.recovery-minor': 'ten minutes after the fight',
  'traveller.combat.recovery-serious': 'three hours after the fight',
  'traveller.combat.recovery-full': 'days after the fight, or by a medic',
  'traveller.equipment.blades': 'a catalogue: when buying',
  'traveller.equipment.guns':
    'a catalogue: when buying; it bars firing what is no gun, which is refused by its id alone',
  'traveller.equipment.belts': 'a catalogue: when buying',
  'traveller.equipment.power-packs': 'recharging takes eight hours',
  'traveller.equipment.minor-accessories': 'a catalogue: when buying',
  'traveller.equipment.antique-equivalents': 'a list for the referee: when buying',
  'traveller.equipment.archaic-firearms': 'a catalogue: the look-up of weapons names the rows of an archaic gun itself',
}
