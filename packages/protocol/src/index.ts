export { type Change, changed, changesBetween } from './change.ts'
export {
  type ClientMessage,
  type Command,
  type CommandType,
  clientMessage,
  command,
  DIALS,
  DICE_POLICIES,
  type Dial,
  type DicePolicy,
  type TableSettings,
} from './command.ts'
export * from './documents.ts'
export { beyond } from './extent.ts'
export { LIMITS, PROTOCOL } from './limits.ts'
export type { ServerMessage } from './message.ts'
export { PAGE_ROUTES } from './page-routes.ts'
export { made } from './plain.ts'
export {
  type AskedView,
  type LogLine,
  REFUSALS,
  type RefusalCode,
  type RefusalView,
  type Role,
  type SceneView,
  type SeatView,
  type StartableView,
  type StepView,
  type TableView,
} from './view.ts'
