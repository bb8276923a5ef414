/** Nothing leads anywhere: every link of this page goes to the page itself. */
export const here = { to: '/design-system', resetScroll: false }

export const stay = async () => undefined
