import { words } from '../words.ts'

export const NoRule = () => (
  <div className="no-rule">
    <h2 className="title-xl">{words.menu.rules}</h2>
    <p className="prose">{words.rules.choose}</p>
  </div>
)
