import { useEffect, useRef, useState } from 'react'
import type { PickedMedia } from '#web/content/desk/editor/picture-picking.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { WideDialog } from '#web/ui/editing/wide-dialog.tsx'
import { messages as mediaMessages } from '../messages.en.ts'
import type { Media } from '../queries.ts'
import { DropNotice } from '../uploads/drop-notice.tsx'
import type { Upload } from '../uploads/upload.ts'
import { UploadList } from '../uploads/upload-list.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import type { AltDrafts } from './alt-drafts.ts'
import { ChosenMedia } from './chosen-media.tsx'
import { type Asked, MediaChoice } from './media-choice.tsx'
import css from './media-picker.module.css'
import { MediaTools } from './media-tools.tsx'

interface MediaPickerProps {
	drafts: AltDrafts
	onEnd: (picked: PickedMedia | null) => void
}

/** Is the one that was chosen: of the library, or on its way there. */
interface Chosen {
	media?: Media
	uploadId?: string
}

/** Has an editor choose a picture of the library, or bring a new one, and see to its alternative texts before it is used. */
export function MediaPicker({ drafts, onEnd }: MediaPickerProps) {
	const m = useMessages(mediaMessages)
	const api = useApi()
	const { uploads, add, retry, remove, forgetDone } = useUploads()
	const [chosen, setChosen] = useState<Chosen | null>(null)
	const [asked, setAsked] = useState<Asked>({ search: undefined, lacks: undefined, page: 1 })
	useEffect(() => forgetDone((id) => drafts.has(id)), [forgetDone, drafts])
	const place = useRef<HTMLDivElement>(null)
	useKeptFocus(place)
	const upload = uploads.find(({ id, media }) => chosen && (id === chosen.uploadId || media?.id === chosen.media?.id))
	const media = chosen?.media ?? upload?.media ?? null
	const key = upload?.id ?? media?.id
	const bring = (files: File[]) => {
		const [first, ...others] = add(files)
		if (!first || others.length > 0) return
		const written = upload?.state === 'refused' && drafts.get(upload.id)
		if (written) drafts.set(first.id, written)
		// Its texts can be written while it is on its way.
		setChosen({ uploadId: first.id })
	}
	const open = ({ id, file }: Upload) => (
		<Button isCompact aria-label={m.uploads.openOf(file.name)} onClick={() => setChosen({ uploadId: id })}>
			{m.uploads.open}
		</Button>
	)
	const isListed = ({ id, state }: Upload) => !key || (state === 'refused' && id !== key)
	return (
		<WideDialog title={m.picker.title} onClose={() => onEnd(null)}>
			<div ref={place} tabIndex={-1} className={css.picker}>
				{!key && (
					<MediaTools
						search={asked.search}
						onSearch={(search) => setAsked({ ...asked, page: 1, search })}
						onFiles={bring}
					/>
				)}
				<UploadList uploads={uploads.filter(isListed)} retry={retry} remove={remove} open={open} />
				{key ? (
					<ChosenMedia
						key={key}
						draftKey={key}
						api={api}
						drafts={drafts}
						media={media}
						upload={upload ?? null}
						onRetry={retry}
						onFiles={bring}
						onBack={() => setChosen(null)}
						onUse={onEnd}
					/>
				) : (
					<MediaChoice
						api={api}
						asked={asked}
						onAsk={(change) => setAsked({ ...asked, page: 1, ...change })}
						onChoose={(media) => setChosen({ media })}
					/>
				)}
			</div>
			<DropNotice onFiles={bring} />
		</WideDialog>
	)
}
