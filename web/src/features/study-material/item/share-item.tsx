import type { StudyCard } from '@aravalli/shared/study-material/contract'
import type { Section } from '@aravalli/shared/study-sections'
import { getRouteApi } from '@tanstack/react-router'
import { useLanguage } from '#web/lib/language.tsx'
import { linkAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { shareLink } from '#web/lib/share-link.ts'
import { share2Icon } from '#web/ui/icons.ts'
import { ToolButton } from '#web/ui/page-tools.tsx'
import { richTextWords } from '#web/ui/rich-text-words.ts'
import { useToast } from '#web/ui/toast.tsx'
import { messages as studyMessages } from '../messages.en.ts'
import { itemLink } from '../study-links.ts'

const root = getRouteApi('__root__')

/** Gives others the item's own address, in the reader's language. */
export function ShareItem({ section, item }: { section: Section; item: Pick<StudyCard, '_id' | 'heading'> }) {
	const m = useMessages(studyMessages)
	const language = useLanguage()
	const { origin } = root.useRouteContext()
	const { show } = useToast()
	async function share() {
		const address = origin + linkAddress(itemLink(section, item._id))
		const outcome = await shareLink(richTextWords(item.heading), `${address}?lang=${language}`)
		if (outcome === 'copied') show({ title: m.linkCopied, kind: 'ok' })
		if (outcome === 'failed') show({ title: m.shareFailed, kind: 'error' })
	}
	return <ToolButton icon={share2Icon} label={m.share} onClick={() => void share()} />
}
