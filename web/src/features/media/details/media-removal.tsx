import { useQueryClient } from '@tanstack/react-query'
import { type NavigateOptions, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { trashIcon } from '#web/ui/icons.ts'
import { RemovalQuestion } from '#web/ui/removal-question.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { messages as mediaMessages } from '../messages.en.ts'
import { type Media, refreshMedia } from '../queries.ts'
import css from './media-details.module.css'

interface MediaRemovalProps {
	api: ApiClient
	media: Media
	/** The list is shown again once the picture is gone. */
	list: LinkTarget
}

/** Deletes a picture, after a question; the server refuses it while anything uses the picture, and the places are listed above. */
export function MediaRemoval({ api, media, list }: MediaRemovalProps) {
	const { details: m } = useMessages(mediaMessages)
	const queryClient = useQueryClient()
	const navigate = useNavigate()
	const { show } = useToast()
	const opener = useRef<HTMLButtonElement>(null)
	const [state, setState] = useState<'idle' | 'asked' | 'removing'>('idle')
	const [problem, setProblem] = useState<string | null>(null)
	const remove = async () => {
		setState('removing')
		setProblem(null)
		try {
			await api('DELETE /api/admin/media/:id', { params: { id: media.id } })
			await navigate({ ...list, replace: true, resetScroll: false, ignoreBlocker: true } as NavigateOptions)
			show({ title: m.removed, kind: 'ok' })
		} catch (error) {
			setState('idle')
			setProblem((error instanceof ApiError && error.message) || m.failed)
			setTimeout(() => opener.current?.focus())
		}
		void refreshMedia(queryClient)
	}
	return (
		<div className={css.part}>
			<FormFailure message={problem} />
			{state === 'asked' ? (
				<RemovalQuestion
					question={m.removeQuestion}
					removeLabel={m.removeYes}
					keepLabel={m.removeNo}
					onRemove={() => void remove()}
					onKeep={() => setState('idle')}
					opener={opener}
				/>
			) : (
				<div>
					<Button
						ref={opener}
						variant="danger"
						isCompact
						icon={trashIcon}
						isBusy={state === 'removing'}
						onClick={() => setState('asked')}
					>
						{m.remove}
					</Button>
				</div>
			)}
		</div>
	)
}
