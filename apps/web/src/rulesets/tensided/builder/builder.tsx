/** The builder of G&G, by experience: choices on the page, results from the worker, every number with its reasons. */
import './builder.css'
import { type Character, fileOf } from '@umpire/tensided/file'
import { useRef, useState } from 'react'
import { BuildPage, PartsNav } from '../../../builder/parts/build-page.tsx'
import { BuilderBar } from '../../../builder/parts/builder-bar.tsx'
import { Troubles } from '../../../builder/parts/problems.tsx'
import { useBuild } from '../../../builder/use-build.ts'
import { builderWords } from '../../../builder/words.ts'
import { announce } from '../../../elements/controls/announce.tsx'
import { Button } from '../../../elements/controls/button.tsx'
import { ArchetypeDialog } from './archetype.tsx'
import { type Building, BuildingContext, characterIn, nobody } from './building/building.ts'
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
import { openedFile, useRules } from './worker/use-rules.ts'

type Dialog = 'archetype' | 'campaign' | 'fight'

export default function TensidedBuilder() {
  const build = useBuild<Character>('tensided', characterIn, nobody)
  const { now: one } = build
  const catalog = useRules('catalog', { kind: 'catalog', campaign: one.campaign })
  const sheet = useRules('sheet', { kind: 'sheet', character: one })
  const [dialog, setDialog] = useState<Dialog>()
  const of = useRef(one)
  if (sheet.fresh) of.current = one

  const open = async (value: unknown): Promise<void> => {
    const { character } = await openedFile(value)
    build.change(character)
    announce(builderWords.opened(character.name || text.nameless))
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
  const building: Building | undefined =
    sheet.answer === undefined || catalog.answer === undefined
      ? undefined
      : { one, change: build.change, catalog: catalog.answer, answer: sheet.answer, of: of.current }
  return (
    <BuildPage className="tensided-build" bar={bar} fresh={sheet.fresh} failure={failure}>
      {building && (
        <BuildingContext value={building}>
          <ExperienceLedger />
          <Troubles
            troubles={building.answer.troubles.map(trouble => ({
              ...trouble,
              // What mends an older sheet would undo what was done since.
              ways: sheet.fresh
                ? trouble.ways.map(({ label, next }) => ({ label, onPress: () => build.change(next) }))
                : [],
            }))}
          />
          <PartsNav titles={text.parts} />
          <Columns />
          {dialog === 'archetype' && <ArchetypeDialog onMade={build.change} onClose={close} />}
          {dialog === 'campaign' && <CampaignDialog onClose={close} />}
          {dialog === 'fight' && <FightDialog onClose={close} />}
        </BuildingContext>
      )}
    </BuildPage>
  )
}

const Columns = () => (
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
)
