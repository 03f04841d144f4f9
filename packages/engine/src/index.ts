export { bestOdds, type Decision, type Outcome, odds, type Weigher, weigher } from './drivers/odds.ts'
export { isMeantFor } from './drivers/plans.ts'
export { Play, type Resumable, resumable, resume, type SavedPlay, startPlay } from './drivers/play.ts'
export { type Bots, type Thrower, throwing } from './drivers/play-ask.ts'
export { type Played, type Scripted, script } from './drivers/script.ts'
export { type Policy, type Simulated, type Simulator, simulator, takeFirst } from './drivers/simulate.ts'
export { Odds } from './drivers/weighed.ts'
export {
  type Fact,
  type FactKind,
  fact,
  NewerFact,
  replay,
  type SeenFact,
  type StoredFact,
  type Vocabulary,
  vocabulary,
} from './fact/fact.ts'
export { mentions, NOBODY, namesOf, type Unseen, unseenBy, unseenField, withoutMention } from './fact/unseen.ts'
export {
  type Audience,
  each,
  everyone,
  gmOnly,
  nobody,
  owner,
  ownerIn,
  type Seat,
  type Sight,
  type StateSight,
  show,
  type Viewer,
  whole,
} from './fact/view.ts'
export { type Seen, viewOf } from './fact/view-of.ts'
export { BadInput } from './field/bad-input.ts'
export { fieldText } from './field/field-text.ts'
export {
  type Field,
  type Fields,
  flag,
  int,
  isJson,
  json,
  list,
  map,
  nullable,
  num,
  oneOf,
  optional,
  or,
  type Spec,
  text,
  type ValueOf,
  type ValuesOf,
} from './field/fields.ts'
export { isObject, type Json, keyOf, ownValue, type Path, replacedAt, sameJson } from './field/json.ts'

export { type JsonSchema, jsonSchema, openSchema } from './field/json-schema.ts'
export { kinds } from './field/kinds.ts'

export { nearest } from './field/nearest.ts'
export { openRecord, written } from './field/open-record.ts'
export { record } from './field/record.ts'
export { remembered } from './field/remembered.ts'
export { rolled } from './field/rolled.ts'
export { contractOf } from './inventory/contract.ts'
export { firedIn } from './inventory/fired.ts'
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
} from './inventory/inventory.ts'
export { lazy } from './memo/lazy.ts'
export { MemoByKey } from './memo/memo-by-key.ts'
export { MemoByList } from './memo/memo-by-list.ts'
export { memoByObject } from './memo/memo-by-object.ts'
export { memoByRecord } from './memo/memo-by-record.ts'
export { memoByRules } from './memo/memo-by-rules.ts'
export { memoLately } from './memo/memo-lately.ts'
export { memoByTotal, memoQuiet } from './memo/memo-quiet.ts'
export { MemoTable } from './memo/memo-table.ts'
export { asFighters, encountersWith, withKinds } from './plug-in/character-kinds.ts'
export { encountersBy, type Line, toldEntry } from './plug-in/encounters.ts'
export { type Fate, fateOf, outcomeOf, sideEndOf, type Won } from './plug-in/endings.ts'
export { characterFile, refuseNewer } from './plug-in/file-head.ts'
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
} from './plug-in/plug-in.ts'
export { escaped, rowsTable } from './plug-in/sheet-html.ts'
export { type NumberRow, sheetNumbers } from './plug-in/sheet-numbers.ts'
export {
  type Answer as PlayAnswer,
  answerField,
  type PlannedChoice,
  type Question,
  type RollQuestion,
} from './procedure/answer.ts'
export { type Entry, type EntryView, type RollMade, viewEntry } from './procedure/entry.ts'
export { entryField } from './procedure/entry-field.ts'
export {
  type About,
  type Ask,
  type Choice,
  type Edits,
  isOpen,
  type Note,
  type Offer,
  type ProcedureKind,
  procedure,
  type Refusal,
  type Result,
  type Returned,
  type World,
} from './procedure/procedure.ts'
export { type QuestionView, viewQuestion } from './procedure/question-view.ts'
export { type SettledRoll, settledRolls } from './procedure/settled-rolls.ts'
export { explain } from './rule/explain.ts'
export type { Answer, Worked } from './rule/given.ts'
export { hushed } from './rule/hushed.ts'
export type { Listener } from './rule/listener.ts'
export type { Reason, Stage, Term } from './rule/reason.ts'
export { type Callable, type Rule, rule, type Version } from './rule/rule.ts'
export { type Matrix, matrix, type Steps, steps, type Table, table } from './rule/table.ts'
export { Counter, Silent, type Why } from './rule/why.ts'
export {
  type Choosable,
  type Option,
  option,
  optionsIn,
  type Preset,
  type Replacement,
  replace,
} from './ruleset/option.ts'
export { over } from './ruleset/over.ts'
export { type Chosen, compose, expanded, OptionConflict, type Ruleset } from './ruleset/ruleset.ts'
export { type Setting, setting, settingsIn } from './ruleset/setting.ts'
export { fill, type Slot, slot } from './ruleset/slot.ts'
export { Barred } from './scene/barred.ts'
export { demoContract, demoScene } from './scene/demo-contract.ts'
export { type Game, type Playable, worldOf } from './scene/playable.ts'
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
} from './scene/scene.ts'
export type { Startable } from './scene/startable.ts'
