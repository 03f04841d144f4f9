import { storeContract } from '../../contract/contract.ts'
import { openEmbedded } from '../../index.ts'
import { newFolder } from './test-folder.ts'

storeContract('the embedded store', async () => {
  const folder = newFolder()
  return { open: quota => openEmbedded(folder.path, quota), remove: async () => folder.remove() }
})
