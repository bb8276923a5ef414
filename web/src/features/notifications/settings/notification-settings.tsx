import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { QueryWait } from '#web/ui/query-wait.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { settingsQuery } from '../queries.ts'
import { MailChoice } from './mail-choice.tsx'
import { messages as settingsMessages } from './messages.en.ts'
import css from './notification-settings.module.css'
import { PushChoice } from './push-choice.tsx'

/** Lets somebody choose how they are told. @param page as `/login?redirect=` has it, such as 'profile' */
export function NotificationSettings({ page }: { page: string }) {
	const m = useMessages(settingsMessages)
	const api = useSignedInApi(page)
	const query = useQuery(settingsQuery(api))
	const settings = query.data?.data
	return (
		<section id="settings" aria-labelledby="settings-title">
			<Sheet hasMargin className={css.section}>
				<h2 id="settings-title">{m.title}</h2>
				{settings ? (
					<div className={css.choices}>
						<MailChoice api={api} settings={settings} />
						<PushChoice api={api} isOnThere={settings.isPushOnHere} />
					</div>
				) : (
					<QueryWait query={query} />
				)}
			</Sheet>
		</section>
	)
}
