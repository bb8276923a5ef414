import { type ReactNode, useRef } from 'react'
import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { circleAlertIcon, circleCheckIcon, xIcon } from '#web/ui/icons.ts'
import { PicturePreview } from '#web/ui/pictures/picture-preview.tsx'
import { messages as mediaMessages } from '../messages.en.ts'
import type { Upload } from './upload.ts'
import css from './uploads.module.css'
import type { Uploads } from './use-uploads.ts'

interface UploadListProps extends Pick<Uploads, 'uploads' | 'retry' | 'remove'> {
	/** Leads from a picture to what can be done with it. */
	open: (upload: Upload) => ReactNode
}

/** Shows what is on its way into the library, and what does not get there. */
export function UploadList({ uploads, retry, remove, open }: UploadListProps) {
	const m = useMessages(mediaMessages)
	const place = useRef<HTMLDivElement>(null)
	useKeptFocus(place)
	return (
		<div ref={place} tabIndex={-1} className={css.place}>
			{uploads.length > 0 && (
				<ul className={css.list} aria-label={m.uploads.list}>
					{uploads.map((upload) => (
						<li key={upload.id} className={css.upload} aria-busy={upload.state === 'sending'}>
							<span className={css.preview}>
								<PicturePreview content={upload.content} name={upload.file.name} alt="" />
							</span>
							<div className={css.facts}>
								<p className={css.name}>{upload.file.name}</p>
								<UploadState upload={upload} />
							</div>
							<div className={css.actions}>
								{upload.state === 'failed' && (
									<Button isCompact aria-label={m.uploads.retryOf(upload.file.name)} onClick={() => retry(upload.id)}>
										{m.uploads.retry}
									</Button>
								)}
								{upload.state !== 'refused' && open(upload)}
								<IconButton
									icon={xIcon}
									label={
										upload.state === 'done' ? m.uploads.hide(upload.file.name) : m.uploads.leaveOut(upload.file.name)
									}
									onClick={() => remove(upload.id)}
								/>
							</div>
						</li>
					))}
				</ul>
			)}
		</div>
	)
}

/** Says how far a picture is: in words, and with a bar while it is being sent. */
export function UploadState({ upload: { file, state, share, problem } }: { upload: Upload }) {
	const m = useMessages(mediaMessages)
	if (problem)
		return (
			<p role="alert" className={css.problem}>
				<Icon path={circleAlertIcon} />
				{typeof problem === 'string' ? m.uploads.problems[problem] : problem.message}
			</p>
		)
	const percent = formatCount(Math.floor(share * 100))
	const words = {
		waiting: m.uploads.waiting,
		sending: share < 1 ? m.uploads.sending(percent) : m.uploads.preparing,
		done: m.uploads.done,
		failed: '',
		refused: '',
	}
	return (
		<>
			<p className={css.state}>
				{state === 'done' && <Icon path={circleCheckIcon} />}
				{words[state]}
			</p>
			{/* A hundred steps would be read out otherwise. */}
			<p role="status" className="visuallyHidden">
				{state === 'sending' ? m.uploads.isSent(file.name) : state === 'done' && m.uploads.isDone(file.name)}
			</p>
			{state === 'sending' && (
				<progress className={css.bar} value={share} max={1} aria-label={m.uploads.progress(file.name)} />
			)}
		</>
	)
}
