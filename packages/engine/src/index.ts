export type { Answer, Worked } from './answer.ts'
export { BadInput } from './bad-input.ts'
export { Barred } from './barred.ts'
export { contractOf } from './contract.ts'
export { type Answer as PlayAnswer, answerField, type Question, type RollQuestion } from './drivers/answer.ts'
export { bestOdds, type Decision, type Outcome, odds, type Weigher, weigher } from './drivers/odds.ts'
export { Play, type Resumable, resumable, resume, type SavedPlay, startPlay } from './drivers/play.ts'
export { type Bots, type Thrower, throwing } from './drivers/play-ask.ts'
export { type Played, type Scripted, script } from './drivers/script.ts'
export { type Policy, type Simulated, type Simulator, simulator, takeFirst } from './drivers/simulate.ts'
export { Odds } from './drivers/weighed.ts'
export { encountersBy, type Line, toldEntry } from './encounters.ts'
export { type Fate, fateOf, outcomeOf, sideEndOf, type Won } from './endings.ts'
export { type Entry, type EntryView, type RollMade, viewEntry } from './entry.ts'
export { entryField } from './entry-field.ts'
export { explain } from './explain.ts'
export { type Fact, type FactKind, fact, replay, type StoredFact, type Vocabulary, vocabulary } from './fact.ts'
export { fieldText } from './field-text.ts'
export {
  type Field,
  type Fields,
  flag,
  int,
  json,
  list,
  map,
  nullable,
  num,
  oneOf,
  optional,
  or,
  rolled,
  type Spec,
  text,
  type ValueOf,
  type ValuesOf,
} from './fields.ts'
export { firedIn } from './fired.ts'
export { type Game, type Playable, worldOf } from './game.ts'
export { hushed } from './hushed.ts'
export {
  type AreaCount,
  byArea,
  type Coverage,
  type Covered,
  coverage,
  type Example,
  type Inventory,
  type InventoryRule,
  type NeverFires,
  readInventory,
  runExample,
} from './inventory.ts'
export { isObject, type Json, keyOf, ownValue, type Path, replacedAt, sameJson } from './json.ts'
export { type JsonSchema, jsonSchema } from './json-schema.ts'
export { asFighters, encountersWith, withKinds } from './kinds.ts'
export type { Listener } from './listener.ts'
export { nearest } from './nearest.ts'
export { openRecord, written } from './open-record.ts'
export { type Choosable, type Option, option, optionsIn, type Preset, type Replacement, replace } from './option.ts'
export { over } from './over.ts'
export {
  type AttackAsked,
  type CharacterKind,
  type Characters,
  ENCOUNTER_FIELDS,
  type EncounterEnd,
  type Encounters,
  type Improvement,
  type OddsAnswer,
  type OddsAsked,
  type PreparedEncounter,
  type Problem,
  type Replayed,
  type ReplayStep,
  type SheetNumber,
  type SideEnd,
  type StepTitled,
  type Titled,
  type ToldEntry,
  twoSides,
} from './plug-in.ts'
export {
  type About,
  type Ask,
  type Choice,
  type Edits,
  type Note,
  type Offer,
  type ProcedureKind,
  procedure,
  type Refusal,
  type Result,
  type Returned,
  type World,
} from './procedure.ts'
export { type QuestionView, viewQuestion } from './question-view.ts'
export type { Reason, Stage, Term } from './reason.ts'
export { record } from './record.ts'
export { eachTotal, remembering } from './remembering.ts'
export { type Callable, type Rule, rule, type Version } from './rule.ts'
export { type Chosen, compose, expanded, OptionConflict, type Ruleset } from './ruleset.ts'
export {
  type Asking,
  type Demo,
  type Helpers,
  type People,
  type Scene,
  type SceneData,
  type SceneKind,
  type SceneSpec,
  type Stretch,
  sceneKind,
  type Underway,
} from './scene.ts'
export { type Setting, setting, settingsIn } from './setting.ts'
export { type SettledRoll, settledRolls } from './settled-rolls.ts'
export { type NumberRow, sheetNumbers } from './sheet-numbers.ts'
export { fill, type Slot, slot } from './slot.ts'
export type { Startable } from './startable.ts'
export { type Matrix, matrix, type Steps, steps, type Table, table } from './table.ts'
export { mentions, NOBODY, namesOf, type Unseen, unseenBy, unseenField, withoutMention } from './unseen.ts'
export {
  type Audience,
  each,
  everyone,
  gmOnly,
  owner,
  ownerIn,
  type Seat,
  type Sight,
  show,
  type Viewer,
  whole,
} from './view.ts'
export { Counter, Silent, type Why } from './why.ts'
