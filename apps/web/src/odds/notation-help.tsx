import { words } from '../text/words.ts'

const text = words.oddsLab

/** What may be written; each line can be tried. */
export const NotationHelp = ({ onTry }: { readonly onTry: (notation: string) => void }) => (
  <section className="notation-help">
    <h2>{text.notation}</h2>
    <ul>
      {text.examples.map(({ notation, says }) => (
        <li key={notation}>
          <button type="button" className="inset-focus" onClick={() => onTry(notation)}>
            <code>{notation}</code>
            <span>{says}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
