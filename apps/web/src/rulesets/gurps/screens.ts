/** The screens of GURPS: a fight on hexes, and the story between fights. */
import { lazy } from 'react'
import type { RulesetScreens } from '../../plug-in/screens.ts'
import { fetched } from '../common/fetched.tsx'
import { paintedText } from '../common/fight/painting.ts'
import { FightAct } from './fight/act/act.tsx'
import { fightChanges } from './fight/changes.ts'
import { FightPrompt } from './fight/defense-prompt.tsx'
import { FightLine, spokenFight } from './fight/line.tsx'
import { FightOrder } from './fight/order.tsx'
import { paintWords } from './fight/stage/paint-words.ts'
import { FightStage } from './fight/stage/stage.tsx'
import { OWN_QUESTIONS } from './fight/use-fight.ts'
import { fightWords } from './fight/words.ts'
import { isSilent } from './log/fight-line.ts'
import { storyScreens } from './story/screens.ts'
import { readFight, sideIn } from './views/fight-view.ts'

export const gurpsScreens: RulesetScreens = {
  system: 'gurps',
  begins: 'fight',
  scenes: {
    fight: {
      Stage: FightStage,
      Act: FightAct,
      Order: FightOrder,
      Sheet: fetched(async () => (await import('./fight/sheet.tsx')).FightSheet),
      Line: FightLine,
      Prompt: FightPrompt,
      spoken: spokenFight,
      isSilent: ({ entry }) => isSilent(entry),
      asksItself: question => OWN_QUESTIONS.includes(question),
      sideOf: (actor, scene) => sideIn(readFight(scene.state), actor),
      ask: fightWords.ask,
      turn: fightWords.order.turn,
      changes: fightChanges,
      edited: paintedText(paintWords),
    },
    story: storyScreens,
  },
  // Fetched when somebody sets a scene up: a table is played long after that.
  SetUp: lazy(() => import('./setup/set-up.tsx')),
}
