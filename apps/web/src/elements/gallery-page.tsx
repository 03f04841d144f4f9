/** Every element once, in every state: this is where one looks at them. */
import './gallery.css'
import { Link } from '@tanstack/react-router'
import { GalleryControls } from './gallery-controls.tsx'
import { GalleryPlay } from './gallery-play.tsx'
import { GalleryReading } from './gallery-reading.tsx'
import { Page } from './page.tsx'

export const GalleryPage = () => (
  <Page name="Elements" title="Elements" about="every part of the table, once">
    <h1 className="unseen">Elements</h1>
    <div className="gallery">
      <GalleryReading />
      <GalleryPlay />
      <GalleryControls />
    </div>
    <p>
      <Link to="/elements/maps">Large maps</Link>
    </p>
  </Page>
)
