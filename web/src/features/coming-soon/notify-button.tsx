import { type ComponentType, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { messages as comingSoonMessages } from './messages.en.ts'
import type { NotifyFormProps } from './notify-form.tsx'
import { pageIcons } from './page-icons.ts'

/**
 * Opens the field for an address, whose code is asked for with the press. It does so by hand, because a `lazyPart` would take the
 * place of the button, which stays while the code comes, and for another press when it cannot be had.
 */
export function NotifyButton(props: NotifyFormProps) {
	const m = useMessages(comingSoonMessages)
	const { show } = useToast()
	const [Form, setForm] = useState<ComponentType<NotifyFormProps> | null>(null)
	const [isComing, setIsComing] = useState(false)
	const open = async () => {
		setIsComing(true)
		try {
			const { NotifyForm } = await import('./notify-form.tsx')
			setForm(() => NotifyForm)
		} catch {
			show({ title: m.formFailed, kind: 'error' })
		} finally {
			setIsComing(false)
		}
	}
	if (Form) return <Form {...props} />
	return (
		<span className="needsScript">
			<Button variant="action" icon={pageIcons.bell} onClick={open} isBusy={isComing} busyLabel={m.notifyMe}>
				{m.notifyMe}
			</Button>
		</span>
	)
}
