import { useNavigate } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import type { LoginSearch } from '../login/login-search.ts'
import { messages as loginMessages } from '../login/messages.en.ts'

/** The account is there, the sign-in was not: it is done by hand. */
export function RegisteredModal({ loginSearch }: { loginSearch: LoginSearch }) {
	const m = useMessages(loginMessages)
	const navigate = useNavigate()
	const leave = () => void navigate({ to: '/login', search: loginSearch, replace: true })
	return (
		<Modal title={m.successTitle} onClose={leave}>
			<p>{m.successText}</p>
			<Button variant="primary" isWide onClick={leave}>
				{m.ok}
			</Button>
		</Modal>
	)
}
