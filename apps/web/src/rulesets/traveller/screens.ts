/** The screens of Traveller: a fight on the range line, a career term by term, the time between. */
import './traveller.css'
import { lazy } from 'react'
import type { RulesetScreens } from '../../plug-in/screens.ts'
import { CareerLine, spokenCareer } from './career/line.tsx'
import { CareerAct, CareerOrder, CareerSheet, CareerStage } from './career/screens.ts'
import { downtimeScreens } from './downtime/screens.ts'
import { EncounterAct } from './encounter/act/act.tsx'
import { encounterChanges } from './encounter/changes.ts'
import { EncounterLine, spokenEncounter } from './encounter/line.tsx'
import { EncounterOrder } from './encounter/order.tsx'
import { EncounterSheet } from './encounter/sheet.tsx'
import { EncounterStage } from './encounter/stage/stage.tsx'
import { OWN_QUESTIONS } from './encounter/use-encounter.ts'
import { fightWords } from './encounter/words.ts'
import { readEncounter, sideIn } from './views/encounter-view.ts'
import { words } from './views/words.ts'

export const travellerScreens: RulesetScreens = {
  system: 'traveller',
  scenes: {
    encounter: {
      Stage: EncounterStage,
      Act: EncounterAct,
      Order: EncounterOrder,
      Sheet: EncounterSheet,
      Line: EncounterLine,
      spoken: spokenEncounter,
      asksItself: question => OWN_QUESTIONS.includes(question),
      sideOf: (actor, scene) => sideIn(readEncounter(scene.state), actor),
      ask: words.ask,
      turn: fightWords.order.turn,
      changes: encounterChanges,
    },
    career: {
      Stage: CareerStage,
      Act: CareerAct,
      Order: CareerOrder,
      Sheet: CareerSheet,
      Line: CareerLine,
      spoken: spokenCareer,
      // Every choice of a career is made beside what it may bring.
      asksItself: () => true,
      sideOf: () => 1,
      ask: words.ask,
    },
    downtime: downtimeScreens,
  },
  // Fetched when somebody sets a scene up: a table is played long after that.
  SetUp: lazy(() => import('./setup/set-up.tsx')),
}
