/* Figures as Prometheus reads them: a family is a name with its samples, told apart by labels. By hand, because the figures of several
 * processes are put together in whichever was asked (decision 1222). */

export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  /** Of a histogram: `_bucket`, `_sum`, `_count`. */
  readonly suffix?: string;
  readonly labels: Labels;
  readonly value: number;
}

export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

export interface Counter {
  readonly add: (labels?: Labels) => void;
  readonly family: () => Family;
}

export const counter = (name: string, help: string): Counter => {
  const values = new Map<string, { readonly labels: Labels; value: number }>();
  return {
    add: (labels = {}) => {
      const key = JSON.stringify(labels);
      const known = values.get(key);
      if (known === undefined) values.set(key, { labels, value: 1 });
      else known.value += 1;
    },
    family: () => ({ name, help, type: 'counter', samples: [...values.values()] }),
  };
};

export interface Histogram {
  readonly observe: (seconds: number, labels?: Labels) => void;
  readonly family: () => Family;
}

/** From a page out of memory to the longest request there is. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];

export const histogram = (name: string, help: string): Histogram => {
  const kept = new Map<
    string,
    { readonly labels: Labels; readonly counts: number[]; sum: number; all: number }
  >();
  return {
    observe: (seconds, labels = {}) => {
      const key = JSON.stringify(labels);
      const one = kept.get(key) ?? { labels, counts: BOUNDS.map(() => 0), sum: 0, all: 0 };
      kept.set(key, one);
      BOUNDS.forEach((bound, at) => {
        if (seconds <= bound) one.counts[at] = (one.counts[at] ?? 0) + 1;
      });
      one.sum += seconds;
      one.all += 1;
    },
    family: () => ({
      name,
      help,
      type: 'histogram',
      samples: [...kept.values()].flatMap(({ labels, counts, sum, all }) => [
        ...BOUNDS.map((bound, at) => ({
          suffix: '_bucket',
          labels: { ...labels, le: String(bound) },
          value: counts[at] ?? 0,
        })),
        { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: all },
        { suffix: '_sum', labels, value: sum },
        { suffix: '_count', labels, value: all },
      ]),
    }),
  };
};

export const gauge = (name: string, help: string, value: number, labels: Labels = {}): Family => ({
  name,
  help,
  type: 'gauge',
  samples: [{ labels, value }],
});

export interface OfProcess {
  /** Absent: there is only one. */
  readonly process?: string;
  readonly families: readonly Family[];
}

/** The text format 0.0.4: a family once, with the samples of every process. */
export const metricsText = (told: readonly OfProcess[]): string => {
  const families = new Map<string, { readonly family: Family; readonly lines: string[] }>();
  for (const { process, families: own } of told)
    for (const family of own) {
      const known = families.get(family.name) ?? { family, lines: [] };
      families.set(family.name, known);
      for (const { suffix = '', labels, value } of family.samples)
        known.lines.push(
          `${family.name}${suffix}${labelText(process === undefined ? labels : { ...labels, process })} ${value}`,
        );
    }
  return [...families.values()]
    .flatMap(({ family: { name, help, type }, lines }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...lines,
    ])
    .map(line => `${line}\n`)
    .join('');
};

const labelText = (labels: Labels): string => {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
};

const escaped = (value: string): string =>
  value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
