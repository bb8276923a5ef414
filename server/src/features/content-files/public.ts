import { contentFileAddress, contentFileId } from './content-file-address.ts'
import { type DrawingServices, drawDocumentPage } from './pages/draw-document-page.ts'
import { demoFileId, seedContentFiles } from './seed-content-files.ts'
import { sendContentFile } from './send-content-file.ts'
import { type ContentFile, findContentFiles } from './tables.ts'

export {
	type ContentFile,
	contentFileAddress,
	contentFileId,
	type DrawingServices,
	demoFileId,
	drawDocumentPage,
	findContentFiles,
	seedContentFiles,
	sendContentFile,
}
