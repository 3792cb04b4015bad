type Child = Node | string | undefined | false;

interface Attributes {
  readonly class?: string;
  readonly type?: string;
  readonly id?: string;
  readonly href?: string;
  readonly onclick?: () => void;
  readonly disabled?: boolean;
  readonly role?: string;
  readonly label?: string;
  readonly pressed?: boolean;
}

/** `h('button', { class: 'primary' }, 'Confirm')`: text is text, whatever it says. */
export const h = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { onclick, role, label, pressed, ...attributes }: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value === true) element.setAttribute(name, '');
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  if (role !== undefined) element.setAttribute('role', role);
  if (label !== undefined) element.setAttribute('aria-label', label);
  if (pressed !== undefined) element.setAttribute('aria-pressed', String(pressed));
  if (onclick) element.addEventListener('click', onclick);
  for (const child of children) if (child !== undefined && child !== false) element.append(child);
  return element;
};
