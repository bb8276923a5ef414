/** Objects of land, water, plants and animals. `draw-cover.ts` says what the classes are. */
export const landObjects = {
	hills:
		'<path class="t" d="M0 250V178q52-66 104-66t92 62q36-30 74-30t130 66v40z"/><path class="c" d="M36 250q62-142 128-142t146 142z"/>' +
		'<path class="D w5" d="M92 186q72-30 146 0M68 214q96-34 190 0M116 158q48-22 96 0"/><circle class="k" cx="300" cy="76" r="30"/>',
	stepwell:
		'<path class="c" d="M70 60h260v30h-34v30h-34v30h-34v30h-56v-30h-34v-30h-34v-30H70z"/><path class="D w4" d="M104 75h192M138 105h124M172 135h56"/>' +
		'<path class="t" d="M172 180h56v26h-56z"/><path class="k" d="M172 192h56v14h-56z"/><path class="c" d="M60 44h34v46H60zM306 44h34v46h-34z"/>',
	groundwater:
		'<path class="c" d="M60 70h280v28H60z"/><path class="t" d="M60 98h280v56H60z"/><path class="k" d="M60 154h280v52H60z"/><path class="C w4" d="M74 172q16-10 32 0t32 0 32 0 32 0 32 0 32 0 32 0 32 0"/>' +
		'<path class="d" d="M180 56h40v126h-40z"/><path class="C w6" d="M180 70h40M180 46h40M186 46v26M214 46v26M200 46v118"/><path class="c" d="M190 160h20v18h-20z"/>',
	glass:
		'<path class="c" d="M138 46h124l-14 160h-96z"/><path class="k" d="M144 106h112l-8 92h-96z"/><path class="C w5" d="M156 124q22-12 44 0t44 0"/><circle class="c" cx="180" cy="160" r="9"/><circle class="c" cx="214" cy="176" r="7"/><circle class="c" cx="222" cy="146" r="5"/>',
	tank: '<path class="c" d="M110 206v-72a90 90 0 0 1 180 0v72z"/><path class="d" d="M180 206v-40a20 20 0 0 1 40 0v40z"/><path class="D w4" d="M114 132h172"/><path class="k" d="M200 18q26 32 26 48a26 26 0 0 1-52 0q0-16 26-48"/>',
	sun:
		'<circle class="k" cx="150" cy="125" r="62"/><path class="K w8" d="M150 40v-14M150 224v-14M65 125H51M90 65l-10-10M90 185l-10 10M210 65l8-8M210 185l8 8"/>' +
		'<path class="C w4" stroke-dasharray="2 12" d="M246 40q34 84 0 170"/><path class="c" d="M282 106h28v38h-28z"/><path class="t" d="M246 112h32v26h-32zM314 112h32v26h-32z"/>',
	panel:
		'<circle class="k" cx="284" cy="76" r="38"/><path class="K w7" d="M284 22V12M284 140v-6M338 76h10M322 38l8-8M246 38l-8-8"/><path class="c" d="M104 104h148l34 84H70z"/><path class="D w5" d="M152 104l-14 84M204 104l14 84M94 132h170M84 158h190"/><path class="C w8" d="M178 188v22M140 212h76"/>',
	khejri:
		'<path class="c" d="M188 210q8-44-4-78l-34-26 10-10 34 20 20-34 12 6-12 40q-4 40 6 82z"/><path class="t" d="M92 92a44 34 0 0 1 44-40 52 40 0 0 1 100-8 46 36 0 0 1 68 44 34 26 0 0 1-30 28H126a36 28 0 0 1-34-24"/><circle class="k" cx="150" cy="82" r="7"/><circle class="k" cx="206" cy="62" r="7"/><circle class="k" cx="254" cy="92" r="7"/><path class="C w5" d="M96 212h210"/>',
	grove:
		'<path class="t" d="M66 140a38 44 0 0 1 76 0 38 34 0 0 1-76 0M258 140a38 44 0 0 1 76 0 38 34 0 0 1-76 0"/><path class="c" d="M148 110a52 60 0 0 1 104 0 52 46 0 0 1-104 0"/><path class="T w8" d="M104 170v40M296 170v40"/><path class="C w10" d="M200 150v60"/><path class="k" d="M178 210h44v-24h-44zM200 166l30 20h-60z"/><path class="C w5" d="M60 212h280"/>',
	bustard:
		'<path class="c" d="M122 150q20-46 86-46 40 0 50-30l2-34q4-16 22-14l20 8-20 8q-2 60-14 90-16 40-72 40-60 0-92-8z"/><path class="d" d="M252 30q16-14 34-4l-12 6z"/><path class="t" d="M128 148q50-34 106-14-18 34-66 34-28 0-40-20"/><path class="K w6" d="M188 172v40h14M214 170v42h14"/><circle class="d" cx="274" cy="38" r="4"/><path class="C w4" d="M110 214h180"/>',
	can: '<path class="c" d="M158 70h84v20q34 16 34 50v66H124v-66q0-34 34-50z"/><path class="t" d="M150 46h100v24H150z"/><path class="C w7" d="M136 122q-26-14-14-44M264 122q26-14 14-44"/><path class="k" d="M124 150h152v26H124z"/>',
	wheat:
		'<path class="C w8" d="M200 218V110"/><path class="k" d="M200 18q22 26 0 56-22-28 0-56M160 52q34 6 34 42-34-4-34-42M240 52q-34 6-34 42 34-4 34-42M160 98q34 6 34 42-34-4-34-42M240 98q-34 6-34 42 34-4 34-42M160 144q34 6 34 42-34-4-34-42M240 144q-34 6-34 42 34-4 34-42"/><path class="c" d="M190 212q-60 4-84-48 64 0 84 48M210 212q60 4 84-48-64 0-84 48"/>',
	sack: '<path class="c" d="M140 82q60 16 120 0 36 60 12 124H128q-24-64 12-124"/><path class="t" d="M146 50q54 22 108 0l4 32q-58 16-116 0z"/><path class="k" d="M200 112q14 18 0 38-14-20 0-38M174 134q22 2 24 26-22-2-24-26M226 134q-22 2-24 26 22-2 24-26M196 150h8v34h-8z"/>',
	hut: '<path class="t" d="M0 250v-60q70-90 140-50t130-30q70-30 130 60v80z"/><path class="c" d="M140 142h120v68H140z"/><path class="k" d="M200 72l84 72H116z"/><path class="d" d="M184 210v-40h32v40z"/><path class="C w6" d="M90 212h220M306 210v-70M306 140q-24-4-22-28M306 150q22-4 22-26"/>',
	sunGlobe:
		'<circle class="k" cx="200" cy="122" r="66"/><path class="C w5" d="M200 56v132M134 122h132M148 84q52 28 104 0M148 160q52-28 104 0M200 56q-56 66 0 132M200 56q56 66 0 132"/><path class="K w9" d="M200 34V18M200 226v-14M112 122H96M304 122h-16M138 60l-12-12M262 60l12-12M138 184l-12 12M262 184l12 12"/>',
	volcano:
		'<path class="t" d="M20 214h120l44-128h32l44 128h120v36H20z"/><path class="c" d="M140 214l44-128h32l44 128z"/><path class="k" d="M186 82q-4-30 14-54 18 24 14 54l10 60-16 22-8-30-12 20-10-30z"/><path class="D w5" d="M20 214h140M240 214h140"/><path class="K w6" d="M160 40q-10-10-4-24M240 40q10-10 4-24"/><path class="C w5" d="M70 232h76l-16-12M330 232h-76l16-12"/>',
} as const
