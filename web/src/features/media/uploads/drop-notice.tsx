import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { uploadIcon } from '#web/ui/icons.ts'
import { messages as mediaMessages } from '../messages.en.ts'
import css from './uploads.module.css'
import { useIncomingFiles } from './use-incoming-files.ts'

/** Takes what is dropped or pasted, and says where it may be dropped while it is dragged. */
export function DropNotice({ onFiles }: { onFiles: (files: File[]) => void }) {
	const m = useMessages(mediaMessages)
	const isDraggedOver = useIncomingFiles(onFiles)
	if (!isDraggedOver) return null
	return (
		<p className={css.drop}>
			<Icon path={uploadIcon} />
			{m.dropHere}
		</p>
	)
}
