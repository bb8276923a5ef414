import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { shareLink } from '#web/lib/share-link.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { share2Icon } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as contentMessages } from './messages.en.ts'

interface ShareActionProps {
	/** Is cut to what a message can begin with. */
	title: string
	/** Is the item's own address, without a language. */
	url: string
	/** Says that the link has been copied. */
	copied: string
}

const TITLE_CHARACTERS = 50

/** Gives others the item's own address, in the reader's language. */
export function ShareAction({ title, url, copied }: ShareActionProps) {
	const m = useMessages(contentMessages)
	const language = useLanguage()
	const { show } = useToast()
	async function share() {
		const outcome = await shareLink(title.slice(0, TITLE_CHARACTERS), `${url}?lang=${language}`)
		if (outcome === 'copied') show({ title: copied, kind: 'ok' })
		if (outcome === 'failed') show({ title: m.shareFailed, kind: 'error' })
	}
	return <IconButton icon={share2Icon} label={m.share} className="needsScript" onClick={() => void share()} />
}
