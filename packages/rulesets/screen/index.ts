/** The game master's screen for GURPS, third edition: options over GURPS Lite, none in force by itself. */
export { screenDemos } from './demos.ts'
export { screenOptions } from './option/index.ts'
export { type Column, reactionIn } from './option/reactions.ts'
export { screenNeverFires } from './ruleset/never-fires.ts'
export { rules as screenRules } from './ruleset/rules.ts'

import { rules } from './ruleset/rules.ts'

/** The rules of the screen, to be read and asked: they are played as options of GURPS. */
export const screen = {
  id: 'screen',
  title: 'The game master’s screen for GURPS',
  rules,
  options: [],
  settings: [],
  scenes: [],
  demos: [],
}
