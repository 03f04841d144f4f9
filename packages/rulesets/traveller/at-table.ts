/** What the screens of a table need of the rules: what choices are about, and the keys of what is chosen. */
export { type CareerAbout, careerAboutField, SKILL_TABLES, type SkillTable } from './career/about.ts'
export {
  aboutKey,
  actionField,
  actionNamed,
  moveField,
  moveNamed,
  type SaidAction,
  type SaidMove,
} from './encounter/choice/about.ts'
export { type Doing, doingNamed } from './encounter/choice/doing.ts'
export { HANDS } from './encounter/state/fighter.ts'
