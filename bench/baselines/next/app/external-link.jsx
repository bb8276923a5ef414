/** Leads to another site in a new tab, and says so to those who listen. */
export function ExternalLink({ children, ...props }) {
	return (
		<a {...props} target="_blank" rel="noopener noreferrer">
			{children}
			<span className="visuallyHidden"> (opens in a new tab)</span>
		</a>
	)
}
