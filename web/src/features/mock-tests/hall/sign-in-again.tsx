import { useLoginAgain } from '#web/lib/editing/use-login-again.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import css from './hall-room.module.css'
import { messages as hallMessages } from './messages.en.ts'

interface SignInAgainProps {
	attemptId: string
	/** The browser keeps what is not sent. */
	isKept: boolean
}

/** The session has ended in the middle: nothing is lost, and the login leads back to the very question. */
export function SignInAgain({ attemptId, isKept }: SignInAgainProps) {
	const m = useMessages(hallMessages)
	const login = useLoginAgain(`mock-test/${attemptId}`, isKept)
	return (
		<Note kind="error">
			<p>{m.signedOutText}</p>
			<p className={css.noteAction}>
				<Button isCompact variant="primary" onClick={login}>
					{m.login}
				</Button>
			</p>
		</Note>
	)
}
