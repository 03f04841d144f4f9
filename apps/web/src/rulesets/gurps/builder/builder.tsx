/** The point-buy builder of GURPS: choices on the page, results from the worker, every number with its reasons. */
import { type Character, fileOf } from '@umpire/gurps/file'
import { useRef, useState } from 'react'
import { BuildPage, PartsNav } from '../../../builder/parts/build-page.tsx'
import { BuilderBar } from '../../../builder/parts/builder-bar.tsx'
import { Troubles } from '../../../builder/parts/problems.tsx'
import { useBuild } from '../../../builder/use-build.ts'
import { builderWords } from '../../../builder/words.ts'
import { announce } from '../../../elements/controls/announce.tsx'
import { Button } from '../../../elements/controls/button.tsx'
import { Problem } from '../../../elements/message/problem.tsx'
import { words as common } from '../../../text/words.ts'
import {
  type Building,
  BuildingContext,
  characterIn,
  nobody,
  useBuilding,
  withWords,
  wordless,
} from './building/building.ts'
import { buildWords as text } from './building/words.ts'
import { CampaignDialog } from './campaign.tsx'
import { FightDialog } from './fight.tsx'
import { Attributes } from './parts/attributes.tsx'
import { Gear } from './parts/gear.tsx'
import { Identity } from './parts/identity.tsx'
import { InPlay } from './parts/in-play.tsx'
import { PointsLedger } from './parts/points-ledger.tsx'
import { Quirks } from './parts/quirks.tsx'
import { Skills } from './parts/skills.tsx'
import { Standing } from './parts/standing.tsx'
import { Traits } from './parts/traits.tsx'
import { TemplateDialog } from './template.tsx'
import { openedFile, useRules } from './worker/use-rules.ts'

type Dialog = 'template' | 'campaign' | 'fight'

export default function GurpsBuilder() {
  const build = useBuild<Character>('gurps', characterIn, nobody)
  const { now: one } = build
  const catalog = useRules('catalog', { kind: 'catalog', campaign: one.campaign })
  const sheet = useRules('sheet', { kind: 'sheet', character: wordless(one) })
  const [dialog, setDialog] = useState<Dialog>()
  const [report, setReport] = useState<readonly string[]>([])
  const of = useRef(one)
  if (sheet.fresh) of.current = one

  const begin = (next: Character, told: readonly string[] = []): void => {
    build.change(next)
    setReport(told)
  }
  const open = async (value: unknown): Promise<void> => {
    const opened = await openedFile(value)
    begin(opened.character, opened.report)
    announce(builderWords.opened(opened.character.identity.name || text.nameless))
  }
  const failure = sheet.failure ?? catalog.failure
  const close = (): void => setDialog(undefined)
  const building: Building | undefined =
    sheet.answer === undefined || catalog.answer === undefined
      ? undefined
      : { one, change: build.change, catalog: catalog.answer, answer: sheet.answer, of: of.current }
  // A way out leads to whoever was there when it was found: it waits until that is who is here now.
  const take = (next: Character): void => {
    if (sheet.fresh) build.change(withWords(next, one))
  }
  const bar = (
    <BuilderBar
      system="gurps"
      build={build}
      name={one.identity.name}
      fileOf={fileOf}
      onOpen={open}
      onNew={() => begin({ ...nobody(), campaign: one.campaign })}
      onFight={() => setDialog('fight')}
    >
      <Button small icon="people" onPress={() => setDialog('template')}>
        {text.template.open}
      </Button>
      <Button small icon="note" onPress={() => setDialog('campaign')}>
        {text.campaign.open}
      </Button>
    </BuilderBar>
  )
  return (
    <BuildPage bar={bar} fresh={sheet.fresh} failure={failure}>
      {building && (
        <BuildingContext value={building}>
          {report.length > 0 && (
            <Problem kind="warning" ways={[{ label: common.close, onPress: () => setReport([]) }]}>
              {text.imported(report)}
            </Problem>
          )}
          <PointsLedger />
          <Troubles
            troubles={building.answer.troubles.map(trouble => ({
              ...trouble,
              ways: trouble.ways.map(({ label, next }) => ({ label, onPress: () => take(next) })),
            }))}
          />
          <Columns />
          {dialog === 'template' && <TemplateDialog onMade={begin} onClose={close} />}
          {dialog === 'campaign' && <CampaignDialog onClose={close} />}
          {dialog === 'fight' && <FightDialog onClose={close} />}
        </BuildingContext>
      )}
    </BuildPage>
  )
}

function Columns() {
  const { answer } = useBuilding()
  return (
    <>
      <PartsNav titles={text.parts}>
        <b>{text.parts.left(answer.sheet.points.unspent)}</b>
      </PartsNav>
      <div className="build-columns">
        <div className="build-column">
          <Identity />
          <Attributes />
          <Standing />
        </div>
        <div className="build-column">
          <Traits kind="advantage" />
          <Traits kind="disadvantage" />
          <Quirks />
        </div>
        <div className="build-column">
          <Skills />
          <Gear />
        </div>
        <div className="build-column">
          <InPlay />
        </div>
      </div>
    </>
  )
}
