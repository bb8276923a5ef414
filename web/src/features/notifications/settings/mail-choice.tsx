import { formatTime } from '@aravalli/shared/format-moment'
import type { NotificationSettings } from '@aravalli/shared/notifications/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Note } from '#web/ui/note.tsx'
import { settingsQuery } from '../queries.ts'
import { messages as settingsMessages } from './messages.en.ts'
import css from './notification-settings.module.css'

interface MailChoiceProps {
	api: ApiClient
	settings: NotificationSettings
}

/** Switches the daily mail: it holds at once, and stays as it was where it could not be saved. */
export function MailChoice({ api, settings: { mailDigest, digestTime } }: MailChoiceProps) {
	const m = useMessages(settingsMessages)
	const language = useLanguage()
	const hint = useId()
	const queryClient = useQueryClient()
	const { mutate, isPending, isError, variables } = useMutation({
		mutationFn: (isOn: boolean) => api('PATCH /api/notifications/settings', { body: { mailDigest: isOn } }),
		onSuccess: (answer) => queryClient.setQueryData(settingsQuery(api).queryKey, answer),
	})
	const time = formatTime(`2000-01-01T${digestTime}:00+05:30`, language)
	return (
		<div className={css.choice}>
			<label className={css.label}>
				<input
					type="checkbox"
					className={css.box}
					checked={isPending ? variables : mailDigest}
					aria-describedby={hint}
					aria-busy={isPending || undefined}
					onChange={({ target }) => mutate(target.checked)}
				/>
				{m.mail}
			</label>
			<p id={hint} className={css.hint}>
				{m.mailHint(time)}
			</p>
			{isError && <Note kind="error">{m.mailFailed}</Note>}
		</div>
	)
}
