/**
 * Rules of real pages for their own elements, all at once: resets by type, by attribute and below an identifier, a utility
 * framework's layer, a typographic scale, and a body that styles everything within it.
 */
export const HOSTILE_RULES = `
@layer base {
  *, ::before, ::after { box-sizing: border-box; border: 0 solid red; margin: 0; padding: 0; }
  button, input, select, textarea { background: transparent; border-radius: 0; font: inherit; letter-spacing: inherit; }
  h1, h2, h3 { font-size: inherit; font-weight: inherit; }
  ol, ul { list-style: none; }
  img, svg { display: inline; vertical-align: middle; max-width: 50%; }
}
body {
  color: #b00; font-size: 26px; font-style: italic; font-weight: 900; line-height: 2.4; letter-spacing: 0.2em; word-spacing: 6px;
  text-align: center; text-indent: 2em; text-transform: uppercase; text-shadow: 0 0 4px #f0f; white-space: pre-line; cursor: wait;
  list-style: square inside; font-variant: small-caps; caret-color: red; border-spacing: 9px;
}
* { box-sizing: content-box; outline: 3px dotted lime; }
*::before, *::after { box-sizing: content-box; background: yellow; border: 2px solid; }
button, a, input, svg, path { transition: all 1s; }
#host button, button { background: #f0f; border: 4px double #0f0; border-radius: 30px; padding: 20px 40px; min-width: 160px; margin: 12px;
  text-transform: uppercase; box-shadow: 4px 4px 0 #000; color: #ff0; text-shadow: 1px 1px #000; float: left; }
button:hover, button:focus, button:disabled { transform: rotate(3deg); opacity: 0.4; }
#host input, input, textarea, select, input[type="text"], input[type="radio"], input[type="range"] { display: block; width: 100%; height: 70px;
  background: #ffd; border: 5px solid #f80; border-radius: 20px; padding: 24px; margin: 0 0 30px; color: #080; font-size: 30px; }
::placeholder { color: #f00; }
label { display: block; font-weight: 400; margin: 0 0 14px; }
fieldset, legend { border: 3px groove; padding: 20px; margin: 20px; }
#host svg, svg { width: 100%; height: auto; max-width: 100%; vertical-align: middle; fill: none; stroke: red; }
svg path, svg circle, svg rect, svg text { fill: red; stroke: blue; stroke-width: 9px; }
img { max-width: 100%; height: auto; border: 6px solid #0ff; border-radius: 50%; }
#host ul li, ul, ol, li, menu { list-style: square inside; margin: 0 0 20px 40px; padding: 10px; }
li::before { content: "» "; }
#host h2, h1, h2, h3 { font: 700 44px/1 serif; margin: 40px 0 20px; color: #909; text-align: center; border-bottom: 4px solid; }
p { margin: 0 0 2em; font-size: 24px; max-width: 20ch; }
dl, dt, dd { margin: 0 0 12px 30px; padding: 4px; font-weight: 900; float: left; }
small, kbd, output, progress, table, td, th, details, summary, dialog { font-size: 200%; padding: 12px; border: 3px solid #0aa; background: #efe; }
a { color: #f60; text-decoration: line-through; }
section, header, footer, nav, aside, form { padding: 40px; margin: 30px 0; background: #fee; display: block; }
span, div > span, strong { background: #ff0; color: #00f; padding: 3px; }
[role="button"], [role="toolbar"], [role="tree"], [role="dialog"], [role="menu"] { background: #cfc; padding: 18px; }
[hidden] { display: block; }
`

/** An article of the page that has the editor in it: one of each element that pages are made of. */
export const HOST_ARTICLE = `
<h1>Title</h1><h2>Part</h2><h3>Section</h3><p>Words with <a href="#">a link</a>, <em>stress</em>, <code>code</code> and <kbd>K</kbd>.</p>
<ul><li>One</li></ul><ol><li>Two</li></ol><dl><dt>Term</dt><dd>Meaning</dd></dl><blockquote>Said</blockquote><hr>
<table><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>
<form><fieldset><legend>Choice</legend><label>Name <input type="text" placeholder="Name"></label><input type="radio"><input type="range">
<input type="file"><select><option>1</option></select><textarea></textarea><button>Send</button><button disabled>Off</button>
<progress value="1"></progress><output>1</output></fieldset></form>
<img alt="" width="40" height="30"><svg width="20" height="20" viewBox="0 0 20 20"><path d="M0 0L20 20"></path><circle r="4"></circle></svg>
<details open><summary>More</summary>Text</details><dialog open>Dialog</dialog><figure><figcaption>Figure</figcaption></figure>
<section><header>Top</header><nav>Way</nav><aside>Beside</aside><footer>End</footer></section>
<div role="toolbar"><span>Tool</span></div><div role="tree"><div role="treeitem">Row</div></div><div hidden>Hidden</div>`
