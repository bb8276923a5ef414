import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ChosenFiles } from './add-pages.tsx'

interface RetakeButtonProps {
	/** Without words it is a button with an icon. */
	label?: string
	/** Says which page. */
	name: string
	icon: string
	onRetake(files: File[]): void
}

/** Takes another photo or file in the place of a page. */
export function RetakeButton({ label, name, icon, onRetake }: RetakeButtonProps) {
	const input = useRef<HTMLInputElement>(null)
	const press = () => input.current?.click()
	return (
		<>
			{label ? (
				<Button isCompact icon={icon} aria-label={name} onClick={press}>
					{label}
				</Button>
			) : (
				<IconButton icon={icon} label={name} onClick={press} />
			)}
			<ChosenFiles inputRef={input} label={name} isSingle onChoose={(files) => files.length > 0 && onRetake(files)} />
		</>
	)
}
