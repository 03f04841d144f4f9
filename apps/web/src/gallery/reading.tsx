import { NumberThatOpens, OpeningLine } from '../elements/controls/opens.tsx'
import { CoverageBadge, CoverageMark } from '../elements/message/coverage-badge.tsx'
import { OddsBar, OddsThin, OwnRisk } from '../elements/play/odds-bar.tsx'
import { Plate } from '../elements/play/plate.tsx'
import { Why } from '../elements/play/why.tsx'
import { DEFENSE, OTHER_KINDS, SHOTS, STEN, TO_HIT } from './samples.ts'

export const GalleryReading = () => (
  <div className="gallery-column">
    <section>
      <h2>Odds</h2>
      <OddsBar parts={STEN} />
      <OddsBar parts={DEFENSE} />
      <OddsBar parts={SHOTS} />
      <OwnRisk>5.5% the Sten jams on the way: own risk, apart from the bar</OwnRisk>
      <OddsThin parts={SHOTS}>91.7%</OddsThin>
    </section>
    <section>
      <h2>A number that opens</h2>
      <OpeningLine>
        Ada throws <NumberThatOpens shows={<Why reasons={TO_HIT} unfolded={1} />}>10</NumberThatOpens> against 8+.
      </OpeningLine>
    </section>
    <section>
      <h2>Why</h2>
      <Why reasons={TO_HIT} />
      <Why reasons={OTHER_KINDS} />
    </section>
    <section>
      <h2>Coverage and plates</h2>
      <div className="row">
        <CoverageBadge status="built" examples={5} fires />
        <CoverageBadge status="built" examples={1} fires={false} />
        <CoverageBadge status="gm" examples={0} fires={false} />
        <CoverageBadge status="open" examples={0} fires={false} />
      </div>
      <div className="row">
        <CoverageMark status="built" />
        <CoverageMark status="gm" />
        <CoverageMark status="open" />
        <Plate kind="ink">GM</Plate>
        <Plate kind="line">propose</Plate>
        <Plate kind="made">critical hit</Plate>
        <Plate kind="failed">critical miss</Plate>
        <Plate kind="secret">secret</Plate>
      </div>
    </section>
  </div>
)
