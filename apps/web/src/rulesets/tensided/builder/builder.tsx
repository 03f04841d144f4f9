/** The builder of G&G, by experience: choices on the page, results from the worker, every number with its reasons. */
import './builder.css'
import { type Character, fileOf } from '@umpire/tensided/file'
import { useRef, useState } from 'react'
import { useFocusKept } from '../../../browser/use-focus-kept.ts'
import { BuilderBar } from '../../../builder/parts/builder-bar.tsx'
import { Troubles } from '../../../builder/parts/problems.tsx'
import { useBuild } from '../../../builder/use-build.ts'
import { announce } from '../../../elements/controls/announce.tsx'
import { Button } from '../../../elements/controls/button.tsx'
import { Problem } from '../../../elements/message/problem.tsx'
import { Waiting } from '../../../elements/message/states.tsx'
import { words as common } from '../../../text/words.ts'
import { ArchetypeDialog } from './archetype.tsx'
import { BuildingContext, characterIn, nobody } from './building/building.ts'
import { openedFile, useRules } from './building/use-rules.ts'
import { buildWords as text } from './building/words.ts'
import { CampaignDialog } from './campaign.tsx'
import { FightDialog } from './fight.tsx'
import { Abilities } from './parts/abilities.tsx'
import { ExperienceLedger } from './parts/experience-ledger.tsx'
import { Followers } from './parts/followers.tsx'
import { Gear } from './parts/gear.tsx'
import { Who } from './parts/identity.tsx'
import { InPlay } from './parts/in-play.tsx'
import { Languages } from './parts/languages.tsx'
import { Skills } from './parts/skills.tsx'
import { Stats } from './parts/stats.tsx'
import { Traits } from './parts/traits.tsx'

type Dialog = 'archetype' | 'campaign' | 'fight'

const PARTS = ['who', 'traits', 'skills', 'gear', 'play'] as const

export default function TensidedBuilder() {
  const build = useBuild<Character>('tensided', characterIn, nobody)
  const { now: one } = build
  const catalog = useRules('catalog', { kind: 'catalog', campaign: one.campaign })
  const sheet = useRules('sheet', { kind: 'sheet', character: one })
  const [dialog, setDialog] = useState<Dialog>()
  const area = useRef<HTMLDivElement>(null)
  useFocusKept(area)
  const of = useRef(one)
  if (sheet.fresh) of.current = one

  const open = async (value: unknown): Promise<void> => {
    const { character } = await openedFile(value)
    build.change(character)
    announce(text.opened(character.name || text.nameless))
  }
  const failure = sheet.failure ?? catalog.failure
  const close = (): void => setDialog(undefined)
  const bar = (
    <BuilderBar
      system="tensided"
      build={build}
      name={one.name}
      fileOf={fileOf}
      onOpen={open}
      onNew={() => build.change({ ...nobody(), campaign: one.campaign })}
      onFight={() => setDialog('fight')}
    >
      <Button small icon="people" onPress={() => setDialog('archetype')}>
        {text.archetype.open}
      </Button>
      <Button small icon="note" onPress={() => setDialog('campaign')}>
        {text.campaign.open}
      </Button>
    </BuilderBar>
  )
  const broken = failure !== undefined && (
    <Problem ways={[{ label: common.tryAgain, onPress: failure.again }]}>{text.failed(failure.message)}</Problem>
  )
  if (sheet.answer === undefined || catalog.answer === undefined) {
    return (
      <div className="build-sheet tensided-build">
        {bar}
        {broken || <Waiting />}
      </div>
    )
  }
  const { answer } = sheet
  const building = { one, change: build.change, catalog: catalog.answer, answer, of: of.current }
  const troubles = answer.troubles.map(trouble => ({
    ...trouble,
    // What mends an older sheet would undo what was done since.
    ways: sheet.fresh ? trouble.ways.map(({ label, next }) => ({ label, onPress: () => build.change(next) })) : [],
  }))
  return (
    <BuildingContext value={building}>
      <div className="build-sheet tensided-build" ref={area} data-fresh={sheet.fresh}>
        {bar}
        <ExperienceLedger />
        {broken}
        <Troubles troubles={troubles} />
        <nav className="build-parts" aria-label={text.parts.label}>
          {PARTS.map(part => (
            <a key={part} href={`#${part}`}>
              {text.parts[part]}
            </a>
          ))}
        </nav>
        <div className="build-columns">
          <div className="build-column">
            <Who />
            <Stats />
          </div>
          <div className="build-column">
            <Traits kind="merit" />
            <Traits kind="flaw" />
            <Abilities />
            <Languages />
            <Followers />
          </div>
          <div className="build-column">
            <Skills />
            <Gear />
          </div>
          <div className="build-column">
            <InPlay />
          </div>
        </div>
        {dialog === 'archetype' && <ArchetypeDialog onMade={build.change} onClose={close} />}
        {dialog === 'campaign' && <CampaignDialog onClose={close} />}
        {dialog === 'fight' && <FightDialog onClose={close} />}
      </div>
    </BuildingContext>
  )
}
