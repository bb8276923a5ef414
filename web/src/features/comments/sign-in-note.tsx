import { linkOptions } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import css from './comment-item.module.css'
import { messages as commentMessages } from './messages.en.ts'
import { useThreadTools } from './thread-tools.ts'

/** Stands beside what was pressed by somebody who is not signed in. */
export function SignInNote({ at }: { at: string }) {
	const { signInNote, viewer } = useThreadTools()
	if (signInNote?.at !== at || viewer) return null
	return (
		<div role="alert">
			<Note kind="accent">
				<div className={css.signIn}>
					<p>{signInNote.sentence}</p>
					<LoginLink />
				</div>
			</Note>
		</div>
	)
}

/** Leads to the login and back to the same question with its comments open. */
export function LoginLink() {
	const m = useMessages(commentMessages)
	const { returnTo } = useThreadTools()
	return (
		<PageLink
			link={linkOptions({ to: '/login', search: { redirect: returnTo } })}
			className={buttonClass({ isCompact: true })}
		>
			{m.box.login}
		</PageLink>
	)
}
