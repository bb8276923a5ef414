import type { StudyCard } from '@aravalli/shared/study-material/contract'
import type { Section } from '@aravalli/shared/study-sections'
import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageTools, ToolButton } from '#web/ui/page-tools.tsx'
import { RichLine, RichText } from '#web/ui/rich-text.tsx'
import { printerIcon } from '../icons.ts'
import { messages as studyMessages } from '../messages.en.ts'
import css from './item-header.module.css'
import { ShareItem } from './share-item.tsx'

interface ItemHeaderProps {
	section: Section
	item: StudyCard
	/** Stand beside the paper, such as how long it takes to read. */
	facts?: ReactNode
	/** Stand before the buttons to print and to share it. */
	tools?: ReactNode
}

/** Shows heading, description and tools of an item. */
export function ItemHeader({ section, item, facts, tools }: ItemHeaderProps) {
	const m = useMessages(studyMessages)
	const lang = item.isFallback ? 'en' : undefined
	return (
		<header className={css.header}>
			<h1 lang={lang}>
				<RichLine html={item.heading} />
			</h1>
			<PageTools
				facts={
					<>
						<span className={facts ? css.paper : undefined}>
							<Badge tone="pottery">{m.papers[item.paperNo]}</Badge>
						</span>
						{facts}
					</>
				}
			>
				{tools}
				<ToolButton icon={printerIcon} label={m.print} onClick={() => window.print()} />
				<ShareItem section={section} item={item} />
			</PageTools>
			<RichText html={item.description} lang={lang} className={css.lead} />
			{item.isFallback && <Note>{m.fallback}</Note>}
		</header>
	)
}
