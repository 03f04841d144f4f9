/** Rules that fire in no game, with the reason, in the order of the rules. */
import type { NeverFires } from '@umpire/engine'

export const tensidedNeverFires: NeverFires = {
  'tensided.core.diceless': 'the roll reads the setting itself; this answers for chances and other dice',
  'tensided.core.campaign-settings': 'tells the settings; each rule reads its own',
  'tensided.stats.list': 'tells the stats; characters read its rows',
  'tensided.stats.no-xp-raise': 'asked only when somebody wants to raise a stat by experience',
  'tensided.stats.creature-conversion': 'the game master’s, for creatures of other games',
  'tensided.stats.example-connors': 'the book’s example, not a rule of play',
  'tensided.abilities.rapid-fire': 'the rate of fire reads the same rows; this tells the three apart',
  'tensided.traits.payback': 'asked only when a flaw is cured',
  'tensided.traits.merits': 'a catalogue; its rows act through effects',
  'tensided.traits.flaws': 'a catalogue; its rows act through effects',
  'tensided.traits.followers': 'asked only of characters who have followers',
  'tensided.combat.round': 'fights walk the same passes step by step',
  'tensided.damage.types': 'the order of damage reads the same rows',
  'tensided.damage.armor-piercing': 'the order of damage asks for resistance as a whole',
  'tensided.ranged.draw': 'declaring asks what each act costs',
  'tensided.ranged.ballistic': 'no such weapon is in the tables; a campaign may bring one',
  'tensided.equipment.sample-table': 'sample rows of a sheet, whose numbers are of another supplement',
  'tensided.equipment.inventory-list': 'a plain list that the character’s file keeps',
}
