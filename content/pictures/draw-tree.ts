const colours = ['#f08a24', '#3db3b0', '#8ea2e6', '#e5a897', '#93ccab', '#c8a8db', '#ffc46b', '#7fcac6']
const sheet = { top: 16, height: 218, root: { x: 196, y: 125 } }

/** Draws the first branches of a mind map, and a stroke for each leaf. @param branches how many leaves each has */
export function drawTree(branches: number[]): string {
	const pitch = sheet.height / branches.length
	const thickness = Math.min(22, pitch * 0.6)
	const { x, y: middle } = sheet.root
	return branches
		.map((leaves, index) => {
			const y = sheet.top + pitch * (index + 0.5)
			const colour = colours[index % colours.length] ?? ''
			return (
				`<path d="M${x} ${middle}C${x + 40} ${middle} ${x + 24} ${y} ${x + 60} ${y}" fill="none" stroke="${colour}" stroke-width="6"/>` +
				`<rect x="${x + 56}" y="${y - thickness / 2}" width="58" height="${thickness}" rx="${thickness / 2}" fill="${colour}"/>` +
				leavesOf({ leaves, x: x + 114, y, pitch, colour })
			)
		})
		.join('')
}

function leavesOf(branch: { leaves: number; x: number; y: number; pitch: number; colour: string }): string {
	const { leaves, x, y, pitch, colour } = branch
	const shown = Math.min(leaves, 4)
	const gap = Math.min(12, (pitch * 0.8) / Math.max(shown, 1))
	return Array.from({ length: shown }, (_, index) => {
		const at = y + (index - (shown - 1) / 2) * gap
		return `<path d="M${x} ${y}C${x + 16} ${y} ${x + 14} ${at} ${x + 32} ${at}h34" fill="none" stroke="${colour}" stroke-width="4"/>`
	}).join('')
}
