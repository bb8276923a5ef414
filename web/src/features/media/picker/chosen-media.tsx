import type { Bilingual } from '@aravalli/shared/language'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PickedMedia } from '#web/content/desk/editor/picture-picking.ts'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { arrowLeftIcon } from '#web/ui/icons.ts'
import { PicturePreview } from '#web/ui/pictures/picture-preview.tsx'
import { AltFields, type AltName, isAltTooLong } from '../alt-fields.tsx'
import { messages as mediaMessages } from '../messages.en.ts'
import { type Media, refreshMedia } from '../queries.ts'
import type { Upload } from '../uploads/upload.ts'
import { UploadButton } from '../uploads/upload-button.tsx'
import { UploadState } from '../uploads/upload-list.tsx'
import type { AltDrafts } from './alt-drafts.ts'
import css from './media-picker.module.css'

interface ChosenMediaProps {
	api: ApiClient
	drafts: AltDrafts
	draftKey: string
	/** It is null while the picture is on its way into the library. */
	media: Media | null
	upload: Upload | null
	onRetry: (uploadId: string) => void
	/** Another picture takes the place of one that is refused; what is written stays. */
	onFiles: (files: File[]) => void
	onBack: () => void
	onUse: (picked: PickedMedia) => void
}

const noAlt: Bilingual = { english: '', hindi: '' }

/** Shows the picture that was chosen and has its alternative texts written, which the library keeps. */
export function ChosenMedia(props: ChosenMediaProps) {
	const { api, drafts, draftKey, media, upload, onRetry, onFiles, onBack, onUse } = props
	const m = useMessages(mediaMessages)
	const queryClient = useQueryClient()
	const [begun] = useState(() => drafts.get(draftKey) ?? media?.alt ?? noAlt)
	const { form, problems, refused, failure, isSending } = useForm<AltName, 'tooLong'>({
		check: (values) => ({
			'alt.english': isAltTooLong(values['alt.english']) ? 'tooLong' : null,
			'alt.hindi': isAltTooLong(values['alt.hindi']) ? 'tooLong' : null,
		}),
		async send(values) {
			if (!media) return
			const alt = { english: values['alt.english'], hindi: values['alt.hindi'] }
			const isSame = alt.english === media.alt.english && alt.hindi === media.alt.hindi
			const body = { name: media.name, alt }
			const kept = isSame ? media : (await api('PATCH /api/admin/media/:id', { params: { id: media.id }, body })).data
			drafts.delete(draftKey)
			if (!isSame) void refreshMedia(queryClient)
			const { picture, width, height } = kept
			onUse({ picture, width, height, alt: kept.alt })
		},
	})
	const errorOf = (name: AltName) => (problems[name] ? m.alt.tooLong : refused[name])
	return (
		<div className={css.chosen}>
			<div className={css.shown}>
				<Button variant="quiet" isCompact icon={arrowLeftIcon} onClick={onBack}>
					{m.picker.back}
				</Button>
				<Shown media={media} upload={upload} />
				{upload && !media && <UploadState upload={upload} />}
			</div>
			<form
				{...form}
				className={css.texts}
				onInput={(event) => {
					form.onInput(event)
					const data = new FormData(event.currentTarget)
					drafts.set(draftKey, { english: String(data.get('alt.english')), hindi: String(data.get('alt.hindi')) })
				}}
			>
				<AltFields alt={begun} errorOf={errorOf} />
				<p className={css.hint}>
					{m.alt.hint} {m.picker.altHint}
				</p>
				<FormFailure message={failure && (failure === 'away' ? m.details.failed : failure.message)} />
				<div className={css.actions}>
					<Button type="submit" variant="primary" aria-disabled={!media} isBusy={isSending} busyLabel={m.picker.saving}>
						{m.picker.use}
					</Button>
					{upload?.state === 'failed' && <Button onClick={() => onRetry(upload.id)}>{m.uploads.retry}</Button>}
					{upload?.state === 'refused' && <UploadButton onFiles={onFiles} />}
				</div>
			</form>
		</div>
	)
}

function Shown({ media, upload }: Pick<ChosenMediaProps, 'media' | 'upload'>) {
	const language = useLanguage()
	const place = useRef<HTMLElement>(null)
	// Who chose it with the keyboard is led to what was chosen.
	useEffect(() => place.current?.focus(), [])
	return (
		<figure ref={place} tabIndex={-1} className={css.figure}>
			{media ? (
				<img
					src={media.picture.large}
					alt={media.alt[language]}
					width={media.width}
					height={media.height}
					className={css.image}
				/>
			) : (
				upload && (
					<span className={css.preview}>
						<PicturePreview content={upload.content} name={upload.file.name} alt="" />
					</span>
				)
			)}
			<figcaption className={css.hint}>{media?.name ?? upload?.file.name}</figcaption>
		</figure>
	)
}
