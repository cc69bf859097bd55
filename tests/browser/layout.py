"""What is wrong with how a screen is laid out: looked for in the page, told one line each."""

from playwright.sync_api import Page

SIZES = {"phone": (390, 844), "tablet": (1024, 768), "desk": (1440, 900)}
# What a page on a desk is made as small or as large as, where everything still has its place.
RESIZED = {
    "tablet": (1024, 768),
    "phone on its side": (844, 390),
    "twice as large": (720, 450),  # a window of 1440 by 900, zoomed to 200 %
    "wall": (2560, 1440),
}

FAULTS = r"""() => {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide and scrolls sideways`);

  const said = one => {
    const words = (one.getAttribute('aria-label') || one.textContent || one.getAttribute('placeholder') || '').trim();
    return `<${one.tagName.toLowerCase()}> “${words.replace(/\s+/g, ' ').slice(0, 60)}”`;
  };
  const dialog = document.querySelector('dialog[open]');
  const within = one => !dialog || dialog.contains(one);
  const shown = one => one.checkVisibility({opacityProperty: true, visibilityProperty: true}) && within(one);
  // For a screen reader only: one pixel, clipped.
  const unseen = one => {
    for (; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.clipPath !== 'none' || (style.position === 'absolute' && one.offsetWidth <= 1)) return true;
    }
    return false;
  };
  // The part of a box that is in sight: what scrolls or is cut inside its parents is left out.
  const inSight = one => {
    let {left, top, right, bottom} = one.getBoundingClientRect();
    // An open dialog lies above everything: nothing outside cuts it.
    const dialog = one.closest('dialog');
    for (let parent = one.parentElement; parent && parent !== dialog?.parentElement; parent = parent.parentElement) {
      const style = getComputedStyle(parent);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const box = parent.getBoundingClientRect();
      left = Math.max(left, box.left); right = Math.min(right, box.right);
      top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom);
    }
    return {left, top, right, bottom, width: right - left, height: bottom - top};
  };

  // Words that are cut off: more text than the box shows, and no way to scroll to it.
  for (const one of document.querySelectorAll('body *:not(svg *)')) {
    if (!shown(one) || unseen(one)) continue;
    const words = [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!words) continue;
    const style = getComputedStyle(one);
    const cut = axis => ['hidden', 'clip'].includes(style[`overflow${axis}`]);
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth && (cut('X') || style.textOverflow === 'ellipsis'))
      faults.push(`cut off: ${said(one)} needs ${one.scrollWidth} and has ${one.clientWidth}`);
    if (one.scrollHeight > one.clientHeight + 2 && one.clientHeight && cut('Y'))
      faults.push(`cut off below: ${said(one)} needs ${one.scrollHeight} and has ${one.clientHeight}`);
    // Words that stick out of what they stand on.
    const control = one.closest('button, .button, select, .panel, dialog');
    if (control) {
      const range = document.createRange();
      range.selectNodeContents(one);
      const text = range.getBoundingClientRect(), box = control.getBoundingClientRect();
      const scrolls = getComputedStyle(control).overflowX !== 'visible';
      if (!scrolls && text.width && (text.right > box.right + 1 || text.left < box.left - 1))
        faults.push(`sticks out: ${said(one)} of ${said(control)}`);
    }
  }
  // Fields whose words, typed or hinted, are longer than they are.
  const measure = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll('input[placeholder], select')) {
    if (!shown(field)) continue;
    const words = field.selectedOptions?.[0]?.text ?? (field.value || field.placeholder);
    const style = getComputedStyle(field);
    measure.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const needs = measure.measureText(words).width;
    if (needs > room + 1) faults.push(`cut off: “${words}” needs ${Math.round(needs)} and has ${Math.round(room)}`);
  }

  // Controls that lie over one another, or out of the window.
  const controls = [...document.querySelectorAll('button, a[href], select, input, summary')].filter(
    one => shown(one) && !unseen(one) && !one.closest('svg'),
  );
  const boxes = controls.map(one => [one, inSight(one)]).filter(([, box]) => box.width > 2 && box.height > 2);
  for (const [one, box] of boxes) {
    if (box.right > innerWidth + 1 || box.left < -1) faults.push(`out of the window: ${said(one)}`);
  }
  // Controls cut off at the side by the panel they are in; only a table may be wider than its place.
  for (const one of controls) {
    const whole = one.getBoundingClientRect(), seen = inSight(one);
    if (seen.height > 2 && seen.width < whole.width - 3 && !one.closest('table'))
      faults.push(`cut off at the side: ${said(one)}`);
  }
  const layer = one => one.closest('dialog, [role=group][tabindex], .notice');
  for (let i = 0; i < boxes.length; i += 1) {
    for (let j = i + 1; j < boxes.length; j += 1) {
      const [[one, a], [other, b]] = [boxes[i], boxes[j]];
      if (one.contains(other) || other.contains(one) || layer(one) !== layer(other)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 3 && along > 3) faults.push(`overlap: ${said(one)} and ${said(other)}`);
    }
  }
  return faults;
}"""


def faults(page: Page) -> list[str]:
    """Sideways scrolling, words cut off or sticking out, controls over one another or out of the window."""
    lines: list[str] = page.evaluate(FAULTS)
    return lines
